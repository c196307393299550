import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyById } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'

/** Another agency that is registered under a number, as those that asked know. */
const holderOf = (npn: string): Promise<string | undefined> => agencies.idByUnique('npn', npn)

/**
 * The registration of an agency: its own, which no other has; a location may sell under that of the agency it belongs to.
 * Refused with `agency.npnTaken`.
 */
export const registration = async (
  npn: string,
  { id, parentId }: { readonly id?: string; readonly parentId?: string | undefined },
): Promise<Pick<AgencyRecord, 'npn' | 'npnIsOwn'>> => {
  const parent = parentId === undefined ? undefined : await agencyById(parentId)
  if (parent?.npn === npn) return { npn, npnIsOwn: undefined }
  const holder = await holderOf(npn)
  if (holder !== undefined && holder !== id) fail('agency.npnTaken')
  return { npn, npnIsOwn: true }
}
