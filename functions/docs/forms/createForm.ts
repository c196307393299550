import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { openFormBox } from '../store/formBox.ts'
import { typesOfForms } from './book.ts'
import { enteredForm } from './enteredForm.ts'
import { enteredWording } from './enteredWording.ts'
import { keepForm } from './keepForm.ts'
import { toForm } from './toForm.ts'

export const createForm = implement(contract.createForm)(async ({ body, actor, now }) => {
  const box = await openFormBox()
  const types = await typesOfForms()
  const entered = enteredForm(body, { today: dateAt(now, regionOf(config.region).timeZone), types })
  const { terms, wording } = await enteredWording({ given: body.wording, terms: entered })
  const id = `frm_${ulid()}`
  const kept = await keepForm({ id, terms, wording, actor, now, box })
  const form = { id, ...(kept.versions.at(-1)?.terms ?? terms) }
  return toForm(form, { actor, types, kept, wording: body.wording || undefined })
})
