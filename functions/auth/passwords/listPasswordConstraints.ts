import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { passwordRules } from '#shared/domain/identity/passwordRules.ts'

export const listPasswordConstraints = implement(contract.listPasswordConstraints)(async () => [...passwordRules])
