import { fail } from '#functions/_platform/problems/problem.ts'

/** The word that goes with what is taken back; refused without one. */
export const mustBeSaid = (note: string | undefined): string => {
  const said = note?.trim() ?? ''
  return said === ''
    ? fail('account.invalidDetails', { errors: [{ path: ['note'], detail: 'Say why it is taken back' }] })
    : said
}
