/** Documents that can be read before they are there: as they would be made of the quote now. */
export const draftTypes = ['Proposal', 'Application', 'Binder', 'Policy'] as const
export type DraftType = (typeof draftTypes)[number]
