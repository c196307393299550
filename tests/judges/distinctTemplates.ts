import { readFileSync } from 'node:fs'
import { deployments } from '#cdk/deployments.ts'
import { templateFiles } from './templates.ts'

/** What CDK puts behind an id, and what it calls the code of a function. */
const hash = '[0-9A-F]{8}(?:[0-9A-F]{8})?(?![0-9A-F])|[0-9a-f]{64}'

/** What a region calls itself in its templates, by whatever name. */
const own = deployments.map(
  ({ region, awsRegion, copyRegion = 'us-east-1' }) =>
    new RegExp(`\\b(?:${[awsRegion, copyRegion, 'us-east-1', region].join('|')})\\b|palisade${region}|${hash}`, 'g'),
)

/**
 * The templates but those that say the same of their region as another does of its own: what a linter finds in one it would
 * find in the other.
 */
export const distinctTemplates = (stacks: string): string[] => {
  const seen = new Set<string>()
  return templateFiles(stacks).filter((file) => {
    const region = deployments.findIndex(({ region }) => file.includes(`/palisade-${region}-`))
    const text = readFileSync(file, 'utf8').replaceAll(own[region] ?? /$^/, '…')
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}
