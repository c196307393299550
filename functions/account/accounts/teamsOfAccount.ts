import { TeamId } from '#shared/domain/ids/ids.ts'
import type { AccountRecord } from '../store/account.ts'

/** Each team adds its own list rows to every write of a quote or policy, so these have few (decision: few-teams). */
const mostTeams = 3

/** The teams of an account, as many of them as its quotes and policies have. */
export const teamsOfAccount = ({ teams }: Pick<AccountRecord, 'teams'>): TeamId[] =>
  teams.map(({ id }) => TeamId.parse(id)).slice(0, mostTeams)
