import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { binderDocument } from '#functions/docs/templates/binderDocument.ts'
import { endorsementDocument } from '#functions/docs/templates/endorsementDocument.ts'
import { everySample } from '#functions/docs/templates/everySample.ts'
import { policyDocument } from '#functions/docs/templates/policyDocument.ts'
import { proposalDocument } from '#functions/docs/templates/proposalDocument.ts'
import { aBinder, anEndorsement, aPolicy, aProposal } from '#functions/docs/templates/samples.ts'
import { specimenDocument } from '#functions/docs/templates/specimenDocument.ts'
import { type TemplateName, templateVersions } from '#functions/docs/templates/templates.ts'
import { regionCodes } from '#shared/regions/code.ts'

const aForm = { number: 'PAL-1', title: 'A form' }

/** Each on a sample, without forms: what those say is told by their editions. */
const sampled: typeof everySample = {
  ...everySample,
  binder: (region) => binderDocument({ ...aBinder(region), forms: [aForm], endorsements: [] }),
  endorsement: (region) => endorsementDocument({ ...anEndorsement(region), endorsements: [] }),
  policy: (region) => policyDocument({ ...aPolicy(region), forms: [aForm], endorsements: [] }),
  proposal: (region) => proposalDocument({ ...aProposal(region), endorsements: [] }),
  specimen: (region) => specimenDocument({ ...aPolicy(region), forms: [aForm], endorsements: [] }),
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
    const draw = sampled[name as TemplateName] // of the record's own keys
    return `${name}  version ${version}  ${digest(regionCodes.map((code) => JSON.stringify(draw(code))).join())}`
  })
  // Who redraws this file raises the version of the templates whose line has changed, of all with the last line.
  await expect(`${lines.join('\n')}\nlayout  ${digest(layout)}\n`).toMatchFileSnapshot(
    '../../functions/docs/templates/versions.txt',
  )
})
