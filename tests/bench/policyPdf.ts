import { getDocumentProxy } from 'unpdf'
import { policyDocument } from '#functions/docs/templates/policyDocument.ts'
import { renderPdf } from '#functions/docs/templates/renderPdf.ts'
import { aPolicy } from '#functions/docs/templates/samples.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { wordingOf } from '#shared/domain/policy/wording/wordingOf.ts'
import { figuresOf, time } from './measure.ts'

/** A policy of so many pages: its own forms, and beside them others until it is as long. */
const pages = 40

const pagesOf = async (bytes: Uint8Array): Promise<number> => (await getDocumentProxy(bytes)).numPages

/** Milliseconds of drawing a policy of 40 pages, from its data to its bytes. */
export const policyPdf = async (runs = 20) => {
  const policy = aPolicy()
  const others = ownForms('us').flatMap((form) => {
    const wording = wordingOf(form, 'us')
    return form.state === undefined || wording === undefined
      ? []
      : [{ number: form.formNumber, title: form.name, edition: form.edition, wording }]
  })
  const draw = (more: number) =>
    renderPdf(policyDocument({ ...policy, forms: [...policy.forms, ...others.slice(0, more)] }))
  let more = 0
  let drawn = await pagesOf(draw(0))
  while (drawn < pages && more < others.length) {
    more += 1
    drawn = await pagesOf(draw(more))
  }
  return { pages: drawn, ...figuresOf(await time(runs, () => draw(more))) }
}
