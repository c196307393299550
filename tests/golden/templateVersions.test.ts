import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { binderDocument } from '#functions/docs/templates/binderDocument.ts'
import { cancellationDocument } from '#functions/docs/templates/cancellationDocument.ts'
import { certificateDocument } from '#functions/docs/templates/certificateDocument.ts'
import type { PdfDocument } from '#functions/docs/templates/document.ts'
import { endorsementDocument } from '#functions/docs/templates/endorsementDocument.ts'
import { lossRunDocument } from '#functions/docs/templates/lossRunDocument.ts'
import { aLossRun } from '#functions/docs/templates/lossRunSample.ts'
import { optionsDocument } from '#functions/docs/templates/optionsDocument.ts'
import { policyDocument } from '#functions/docs/templates/policyDocument.ts'
import { proposalDocument } from '#functions/docs/templates/proposalDocument.ts'
import {
  aBinder,
  aCancellation,
  aCertificate,
  anEndorsement,
  aPolicy,
  aProposal,
} from '#functions/docs/templates/samples.ts'
import { templateVersions } from '#functions/docs/templates/templates.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'

const aForm = { number: 'PAL-1', title: 'A form' }

/** Each on a sample, without forms: what those say is told by their editions. */
const sampled: Partial<Record<keyof typeof templateVersions, (region: RegionCode) => PdfDocument>> = {
  binder: (region) => binderDocument({ ...aBinder(region), forms: [aForm], endorsements: [] }),
  cancellation: (region) => cancellationDocument(aCancellation(region)),
  certificate: (region) => certificateDocument(aCertificate(region)),
  endorsement: (region) => endorsementDocument({ ...anEndorsement(region), endorsements: [] }),
  lossRun: (region) => lossRunDocument(aLossRun(region)),
  options: (region) => optionsDocument([aProposal(region), aProposal(region)], 'Q-1'),
  policy: (region) => policyDocument({ ...aPolicy(region), forms: [aForm], endorsements: [] }),
  proposal: (region) => proposalDocument({ ...aProposal(region), endorsements: [] }),
}

const digest = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{16}).*$/, '$1')

it('a template that says something else, or is drawn otherwise, has another version', async () => {
  const folder = new URL('../../functions/docs/templates/typst/', import.meta.url)
  const layout = readdirSync(fileURLToPath(folder))
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('')
  const lines = Object.entries(templateVersions).map(([name, version]) => {
    const draw = sampled[name as keyof typeof templateVersions]
    const said =
      draw === undefined ? 'as it is drawn' : digest(regionCodes.map((code) => JSON.stringify(draw(code))).join())
    return `${name}  version ${version}  ${said}`
  })
  // Who redraws this file raises the version of the templates whose line has changed, of all with the last line.
  await expect(`${lines.join('\n')}\nlayout  ${digest(layout)}\n`).toMatchFileSnapshot(
    '../../functions/docs/templates/versions.txt',
  )
})
