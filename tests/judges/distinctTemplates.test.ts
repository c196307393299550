import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { distinctTemplates } from './distinctTemplates.ts'

test('of templates that say the same of their own regions there is one', () => {
  const folder = scratchFolder()
  const template = (region: string, awsRegion: string, memory: number) =>
    writeFileSync(
      join(folder, `palisade-${region}-quote.template.json`),
      `{"Queuepalisade${region}quote0A1B2C3D${region === 'uk' ? '99' : '77'}AABBCC":{"Arn":"arn:aws:sqs:${awsRegion}:1:palisade-${region}"},"Memory":${memory}}`,
    )
  template('au', 'ap-southeast-2', 512)
  template('uk', 'eu-west-2', 512)
  template('us', 'us-east-1', 1024)
  expect(distinctTemplates(folder).map((file) => basename(file))).toEqual([
    'palisade-au-quote.template.json',
    'palisade-us-quote.template.json',
  ])
})
