import type { Definition } from '#functions/_platform/storage/definition.ts'
import { agencies } from './store/agencies.ts'
import { agencyLicenses } from './store/agencyLicenses.ts'
import { agentLicenses } from './store/agentLicenses.ts'
import { blacklistedDomains } from './store/blacklistedDomains.ts'
import { invitations } from './store/invitations.ts'
import { links } from './store/links.ts'
import { organizationFigures } from './store/organizationFigures.ts'
import { personas } from './store/personas.ts'
import { poolYears } from './store/poolYears.ts'
import { relationshipBooks, relationships } from './store/relationships.ts'
import { roleTemplates } from './store/roleTemplates.ts'
import { surplusLicenses } from './store/surplusLicenses.ts'
import { teams } from './store/teams.ts'
import { treaties } from './store/treaties.ts'
import { users } from './store/users.ts'
import { workflows } from './store/workflows.ts'

/** The kinds of records of the directory, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  agencies.definition,
  agencyLicenses.definition,
  agentLicenses.definition,
  blacklistedDomains.definition,
  invitations.definition,
  links.definition,
  organizationFigures.definition,
  personas.definition,
  relationshipBooks.definition,
  relationships.definition,
  roleTemplates.definition,
  surplusLicenses.definition,
  teams.definition,
  poolYears.definition,
  treaties.definition,
  users.definition,
  workflows.definition,
]
