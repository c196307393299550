import { defineOperation } from '#shared/contract/operation.ts'
import { TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** Of a user, those read it who are in charge of them. */
export const listUserHistory = defineOperation({
  name: 'listUserHistory',
  method: 'GET',
  path: '/api/auth/v1/users/history/{userId}',
  summary: 'What was done to a user, by whom, and what it changed.',
  access: 'user:read',
  params: { userId: UserId },
  response: HistoryPage,
  problems: ['user.notFound'],
})

export const listTeamHistory = defineOperation({
  name: 'listTeamHistory',
  method: 'GET',
  path: '/api/auth/v1/teams/history/{teamId}',
  summary: 'What was done to a team, by whom, and what it changed.',
  access: 'team:manage',
  params: { teamId: TeamId },
  response: HistoryPage,
  problems: ['team.notFound'],
})
