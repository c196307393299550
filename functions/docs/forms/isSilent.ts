import { mustSay } from '#shared/domain/policy/mustSay.ts'
import type { PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { hasWording } from './hasWording.ts'

/** Whether a form in use would go into policies and say nothing there: it has to say something, and no wording of it is known. */
export const isSilent = (form: PolicyForm, own: readonly PolicyForm[]): boolean =>
  mustSay(form, own) && !hasWording(form)
