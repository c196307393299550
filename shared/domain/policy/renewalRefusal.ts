/** What an insurer says that does not renew a policy, by its code and in its words. */
export const renewalRefusal = { code: 'NOT_RENEWED', words: 'Not to be renewed by underwriting' } as const
