import { readLogo } from '#functions/agency/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { shadesOf } from '#shared/domain/organizations/agencyColours.ts'
import type { DocumentColours } from '../templates/documentData.ts'

/** The wide logo of an agency as a document has it: a data URI; undefined without one. */
export const agencyLogo = async (agency: AgencyRecord | undefined): Promise<string | undefined> => {
  const bytes = agency && (await readLogo(agency, 'medium'))
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}

/** An agency's colours as paper has them: the light one and its tint, and on ink the dark one; undefined without any. */
export const agencyInk = (agency: AgencyRecord | undefined): DocumentColours | undefined => {
  if (agency?.colours === undefined) return undefined
  const { light, dark } = agency.colours
  return { accent: light, soft: shadesOf(light, 'light').tint, onInk: dark }
}

/** What a document for a client of an agency shows of it. */
export interface AgencyMark {
  readonly logo?: string | undefined
  readonly colours?: DocumentColours | undefined
}

/** An agency's logo and colours; nothing of an agency that has none. */
export const agencyMark = async (agency: AgencyRecord | undefined): Promise<AgencyMark> => ({
  logo: await agencyLogo(agency),
  colours: agencyInk(agency),
})
