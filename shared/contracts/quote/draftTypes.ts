/** Documents that can be read before they are there: as they would be made of the quote now; a specimen is of its forms alone. */
export const draftTypes = ['Proposal', 'Application', 'Binder', 'Policy', 'Specimen'] as const
export type DraftType = (typeof draftTypes)[number]
