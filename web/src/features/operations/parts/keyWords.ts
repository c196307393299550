/** An id (`acc_01J…`, `account:acc_01J…`), which tells a person nothing; or an address, which is another name of who has one. */
const isId = (part: string): boolean => /^(\w+:)?[a-z]{2,4}_[0-9a-z]{20,}$/i.test(part) || part.includes('@')

/** The words in a job's key (`EXPIRED|acc_01J…`, `quote, repaired`, `2026-10-31`), without ids and what goes without saying. */
export const keyWords = (key: string): readonly string[] =>
  key
    .split(/[|,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'all' && !isId(part))
