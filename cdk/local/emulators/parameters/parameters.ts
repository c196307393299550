import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { RegionCode } from '#shared/regions/code.ts'
import { type AwsInput, awsJson, textOf } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import type { Emulator } from '../dynamodb.ts'

/** As Parameter Store gives at most so many in one answer. */
const mostInAnswer = 10

const pathPattern = /^\/palisade\/(\w+)$/

/**
 * Systems Manager's Parameter Store on a folder, which is the desk of operations staff on a laptop: the file
 * `<region>/environment.json` is the parameter `/palisade/<region>/environment`. Files are read when they are asked for.
 */
export async function startParameters(settings: {
  readonly directory: string
  readonly regions: readonly RegionCode[]
  readonly port?: number
}): Promise<Emulator> {
  const { directory, regions } = settings
  for (const region of regions) mkdirSync(join(directory, region), { recursive: true })

  const below = (path: string) => {
    const folder = join(directory, pathPattern.exec(path)?.[1] ?? 'none')
    return existsSync(folder)
      ? globSync('**/*.json', { cwd: folder })
          .sort()
          .map((file) => ({
            Name: `${path}/${file
              .split(sep)
              .join('/')
              .replace(/\.json$/, '')}`,
            Type: 'String',
            Value: readFileSync(join(folder, file), 'utf8'),
          }))
      : []
  }
  const getParametersByPath = (input: AwsInput) => {
    const all = below(textOf(input, 'Path'))
    const from = Number(input.NextToken ?? 0)
    const next = from + mostInAnswer
    return {
      Parameters: all.slice(from, next),
      ...(next < all.length && { NextToken: String(next) }),
    }
  }
  return listen(awsJson({ GetParametersByPath: getParametersByPath }), settings.port)
}
