import { config } from '#functions/_platform/config/config.ts'
import { ownEdition } from '#shared/domain/policy/ownForms.ts'
import type { PolicyForm } from '#shared/domain/policy/policyForm.ts'

/** Whether it is known what a form says: staff have written it, or it is an edition of the platform's own. */
export const hasWording = (form: PolicyForm): boolean =>
  form.wordingId !== undefined || ownEdition(form, config.region) !== undefined
