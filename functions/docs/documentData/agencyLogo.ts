import { readLogo } from '#functions/agency/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'

/** The wide logo of an agency as a document has it: a data URI; undefined without one. */
export const agencyLogo = async (agency: AgencyRecord | undefined): Promise<string | undefined> => {
  const bytes = agency && (await readLogo(agency, 'medium'))
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}
