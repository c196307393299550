import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { paperTypesOf } from '#shared/domain/policy/policyForm.ts'

export const listPaperTypes = implement(contract.listPaperTypes)(async () => [...paperTypesOf[config.region]])
