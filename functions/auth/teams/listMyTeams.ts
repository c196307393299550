import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { numberedPage } from '../users/numberedPage.ts'
import { teamsInReach } from './teamsInReach.ts'

/** More than the selector shows; who has more teams searches. */
const most = 200

export const listMyTeams = implement(contract.listMyTeams)(async ({ query, actor }) => {
  const { content } = numberedPage(await teamsInReach(actor), ({ name }) => name, { ...query, size: most })
  return { content }
})
