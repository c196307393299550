import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Form } from '#shared/contracts/docs/forms.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import type { FormType, PolicyForm } from '#shared/domain/policy/policyForm.ts'
import type { PolicyFormRecord } from '../store/policyForms.ts'
import { hasWording } from './hasWording.ts'
import { toldBy } from './toldBy.ts'

interface Beside {
  /** Who is told of it. */
  readonly actor: Actor
  readonly types: readonly FormType[]
  /** What staff made of it, if anything. */
  readonly kept?: PolicyFormRecord | undefined
  /** What it says, where that is told, and what it is proposed to say. */
  readonly wording?: string | undefined
  readonly proposedWording?: string | undefined
}

/** The terms of a form as they are shown. */
const termsTold = (form: PolicyForm, types: readonly FormType[], wording: string | undefined) => {
  const { state, paperType, coverage, withdrawnOn, productTypes, filings = [], sectors = [] } = form
  const [only, ...others] = productTypes
  return {
    name: form.name,
    formNumber: form.formNumber,
    formTypeId: form.formTypeId,
    formType: types.find(({ id }) => id === form.formTypeId)?.name ?? form.formTypeId,
    edition: form.edition,
    status: form.status,
    filings: filings.map((filing) => ({ ...filing })),
    ...(paperType !== undefined && { paperType }),
    ...(only !== undefined && others.length === 0 && { productType: only }),
    productTypes: [...productTypes],
    ...(state !== undefined && { state }),
    sectors: [...sectors],
    ...(coverage !== undefined && { coverage }),
    effectiveFrom: form.effectiveFrom,
    ...(withdrawnOn !== undefined && { withdrawnOn }),
    hasWording: hasWording(form),
    ...(wording !== undefined && { wording }),
  }
}

/** A form as it is shown, with what is proposed to become of it. */
export const toForm = (form: PolicyForm, { actor, types, kept, wording, proposedWording }: Beside): Form => {
  const { proposal, rejected } = kept ?? {}
  const last = kept?.versions.at(-1)
  return {
    id: form.id,
    ...termsTold(form, types, wording),
    revision: last?.revision ?? 0,
    own: ownForms(config.region).some(({ id }) => id === form.id),
    ...(last !== undefined && {
      changed: {
        by: last.by,
        at: last.at,
        ...(actor.subscriberType === 'COWBELL' &&
          last.people && { by: last.people.proposed, approvedBy: last.people.approved }),
      },
    }),
    ...(proposal !== undefined && {
      proposal: {
        ...termsTold({ id: form.id, ...proposal.terms }, types, proposedWording),
        removed: proposal.removed === true,
        by: proposal.by,
        byName: toldBy(proposal, actor),
        at: proposal.at,
      },
    }),
    ...(rejected !== undefined && { rejected: { by: toldBy(rejected, actor), at: rejected.at, note: rejected.note } }),
  }
}
