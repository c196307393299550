import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { binderDocument } from './binderDocument.ts'
import { cancellationDocument } from './cancellationDocument.ts'
import { certificateDocument } from './certificateDocument.ts'
import type { PdfDocument } from './document.ts'
import { endorsementDocument } from './endorsementDocument.ts'
import { lossRunDocument } from './lossRunDocument.ts'
import { aLossRun } from './lossRunSample.ts'
import { optionsDocument } from './optionsDocument.ts'
import { policyDocument } from './policyDocument.ts'
import { proposalDocument } from './proposalDocument.ts'
import { aBinder, aCancellation, aCertificate, anEndorsement, aPolicy, aProposal } from './samples.ts'
import { templateVersions } from './templates.ts'

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
  const folder = new URL('typst/', import.meta.url)
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
  await expect(`${lines.join('\n')}\nlayout  ${digest(layout)}\n`).toMatchFileSnapshot('versions.txt')
})
