import { turnOfChange } from '../turnOfChange.ts'

/**
 * `npm run judges`: tools that others wrote look at the platform, three at a time, as browsers wait more than they work.
 * Each says its verdict in a line; what is found and not accepted (`accepted.tsv`) fails, and so does what is accepted and
 * no longer found. A tool that cannot be had here does not judge, and says why. What takes long has its turn with the
 * number of the change; `npm run judges -- --all` hears all of all, `npm run judges -- cfn-lint` all of one. Ends with
 * `N passed, N failed`.
 */
const asked = process.argv.slice(2)
const wanted = asked.filter((word) => word !== '--all')
if (asked.length === 0) process.env.PALISADE_TURN ??= turnOfChange()
if (asked.includes('--all')) delete process.env.PALISADE_TURN

// What is heard goes by the turn from its first line on.
const { hearing } = await import('./hearing.ts')
await hearing(wanted)
// What could not finish may have left something running, which holds nobody up.
process.exit()
