import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { agencyLevels } from '#shared/domain/organizations/agencyLevels.ts'

export const listAgencyLevels = implement(contract.listAgencyLevels)(async () => [...agencyLevels])
