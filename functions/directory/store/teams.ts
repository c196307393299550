import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** A team of an agency. TEAM roles see what belongs to their teams. */
export interface TeamRecord {
  readonly id: string
  readonly name: string
  readonly agencyId: string
  /** Takes the users and accounts that are given no team. */
  readonly isDefault: boolean
  readonly createdAt: Instant
}

/** A name is one team's of its agency, however it is written. */
export const teamNameKey = ({ agencyId, name }: Pick<TeamRecord, 'agencyId' | 'name'>) =>
  `${agencyId}|${name.toLowerCase()}`

export const teams = defineRecord({
  kind: 'team',
  notFound: 'team.notFound',
  version: 2,
  from: { 1: (old: TeamRecord): TeamRecord => old },
  history: { hides: [] },
  unique: {
    name: (team: TeamRecord) => teamNameKey(team),
    default: (team: TeamRecord) => (team.isDefault ? team.agencyId : undefined),
  },
  list: {
    scopes: (team: TeamRecord) => ['all', `organization:${team.agencyId}`],
    sorts: { name: (team: TeamRecord) => team.name },
    summary: ({ id, name, isDefault }: TeamRecord) => ({ id, name, isDefault }),
  },
  search: (team: TeamRecord) => [team.name],
})
