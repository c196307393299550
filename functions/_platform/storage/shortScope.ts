/**
 * Scopes that are short by nature: what one account, claim, person, policy or quote has, or has the bytes of one file, and what of
 * it one side alone sees. What is asked of their lists is asked of what they have, so they stand in no index of an order, none of
 * words, and no counter is kept of them.
 */
export const isShortScope = (scope: string): boolean =>
  /^(?:account|claim|file|library|person|policy|quote):/.test(scope)

/** Whether a partition of a list is of such a scope. */
export const isShortList = (list: string): boolean => isShortScope(list.split('|')[1] ?? '')
