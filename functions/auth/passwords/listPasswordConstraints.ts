import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { passwordRules } from '#shared/domain/identity/passwordRules.ts'
import { spoken } from '#shared/regions/spoken.ts'

export const listPasswordConstraints = implement(contract.listPasswordConstraints)(async () =>
  passwordRules.map((rule) => ({ ...rule, displayText: spoken(rule.displayText, config.region) })),
)
