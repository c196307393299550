import { defineRecord } from '#functions/_platform/storage/record.ts'

/** A team of an agency. TEAM roles see what belongs to their teams. */
export interface TeamRecord {
  readonly id: string
  readonly name: string
  readonly agencyId: string
  /** Takes the users and accounts that are given no team. */
  readonly isDefault: boolean
  readonly createdAt: string
}

export const teams = defineRecord({
  kind: 'team',
  notFound: 'team.notFound',
  unique: {
    name: (team: TeamRecord) => `${team.agencyId}|${team.name.toLowerCase()}`,
    default: (team: TeamRecord) => (team.isDefault ? team.agencyId : undefined),
  },
  list: {
    scopes: (team: TeamRecord) => ['all', `organization:${team.agencyId}`],
    sorts: { name: (team: TeamRecord) => team.name },
    summary: ({ id, name, isDefault }: TeamRecord) => ({ id, name, isDefault }),
  },
})
