import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { openFormBox } from '../store/formBox.ts'
import { bookOfForms, typesOfForms } from './book.ts'
import { enteredForm } from './enteredForm.ts'
import { enteredWording } from './enteredWording.ts'
import { keepForm } from './keepForm.ts'
import { toForm } from './toForm.ts'

/** What is not said of edition, first day, status, filings, industries and wording stays as it is; an empty wording takes staff's own away. */
export const updateForm = implement(contract.updateForm)(async ({ params, body, actor, now, fail }) => {
  const box = await openFormBox()
  const [book, types] = await Promise.all([bookOfForms(), typesOfForms()])
  const form = book.find(({ id }) => id === params.formId)
  if (form === undefined) return fail('form.notFound')
  const { edition, effectiveFrom, status, filings, sectors } = form
  const entered = enteredForm(
    {
      edition,
      effectiveFrom,
      status,
      ...(filings && { filings: [...filings] }),
      ...(sectors && { sectors: [...sectors] }),
      ...body,
    },
    { today: dateAt(now, regionOf(config.region).timeZone), types, from: status },
  )
  const { terms, wording } = await enteredWording({ given: body.wording, terms: entered, form })
  const kept = await keepForm({ id: form.id, terms, wording, actor, now, box })
  if (kept.proposal !== undefined)
    return toForm(form, { actor, types, kept, proposedWording: body.wording || undefined })
  return toForm({ id: form.id, ...terms }, { actor, types, kept, wording: body.wording || undefined })
})
