import { ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { teams } from '../store/teams.ts'

/** Every agency's first team. */
export const defaultTeamName = 'Default'

interface NewTeam {
  readonly name: string
  readonly agencyId: string
  /** Takes the users and accounts that are given no team; an agency has one. */
  readonly isDefault?: boolean
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** A team of an agency; its name is not another team's of the agency, or the commit is stale. */
export const newTeam = ({
  name,
  agencyId,
  isDefault = false,
  now,
}: NewTeam): { readonly write: Write; readonly teamId: string } => {
  const teamId = `tea_${ulid()}`
  return { teamId, write: teams.create({ id: teamId, name, agencyId, isDefault, createdAt: now }) }
}
