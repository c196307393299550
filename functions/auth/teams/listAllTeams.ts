import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { numberedPage } from '../users/numberedPage.ts'
import { teamsInReach } from './teamsInReach.ts'

export const listAllTeams = implement(contract.listAllTeams)(async ({ query, actor }) =>
  numberedPage(await teamsInReach(actor), ({ name }) => name, query),
)
