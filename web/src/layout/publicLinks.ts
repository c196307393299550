import { paths } from '../paths.ts'

/** What the foot of a public page leads to, and the text that names each (`public`). */
export const publicLinks = [
  { to: paths.terms, word: 'terms' },
  { to: paths.privacy, word: 'privacy' },
  { to: paths.ownData, word: 'ownData' },
  { to: paths.serviceStatus, word: 'status' },
  { to: paths.developers, word: 'developers' },
] as const
