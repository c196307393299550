import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { claimByNumber } from '#functions/claims/public.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import type { RedrawnTemplate } from '#shared/contracts/docs/templates.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { docTypesOfTemplate } from './docTypesOfTemplate.ts'

/** So many of the newest documents of a kind are looked through for one of the template. */
const mostLookedAt = 50

/** The documents of the policy or the claim that is named, else the newest of what the template is of. */
const rowsOf = async (template: RedrawnTemplate, number: string | undefined, actor: Actor) => {
  if (number !== undefined) {
    const [policy, claim] = await Promise.all([policyByNumber(number), claimByNumber(number)])
    const scopes = [policy && `policy:${policy.id}`, claim && `claim:${claim.id}`].filter((each) => each !== undefined)
    return scopes.length === 0 ? [] : documents.every({ scopes })
  }
  const scopes = listScopesOf(actor)
  const lists = docTypesOfTemplate[template].docTypes.map(async (group) => {
    const { hits } = await documents.list({ scopes, group, sort: 'created', descending: true, size: mostLookedAt })
    return hits
  })
  return (await Promise.all(lists)).flat()
}

/** The newest document that was drawn of a template, of all or of what is named; whoever opens it asks whether they may. */
export const newestDrawn = async (
  template: RedrawnTemplate,
  number: string | undefined,
  actor: Actor,
): Promise<StoredDocument | undefined> => {
  const rows = await rowsOf(template, number, actor)
  const found = await documents.byIds(rows.map(({ docId }) => docId))
  return found
    .filter((each) => each.template?.name === template)
    .toSorted((a, b) => (a.created < b.created ? -1 : 1))
    .at(-1)
}
