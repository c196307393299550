import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { teamsInReach } from './teamPage.ts'

export const listAllTeams = implement(contract.listAllTeams)(({ query, actor }) => teamsInReach(actor, query))
