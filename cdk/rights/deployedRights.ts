import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Rights } from './rights.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the functions' part of the templates is made of: the stacks, the manifests and what those two read. */
const sources = [
  'cdk/*.ts',
  'cdk/{constructs,rights,stacks}/*.ts',
  'functions/*/manifest.ts',
  'functions/*/{index,worker}.ts',
  'functions/_platform/auth/signingKeyTag.ts',
  'functions/_platform/config/secretPlace.ts',
  'functions/_platform/manifest.ts',
  'functions/_platform/storage/table.ts',
  'functions/auth/sso/identityProviders.ts',
  'package-lock.json',
]

/** Whoever deploys may name these; they stand in the templates. */
const settings = ['PALISADE_ACCOUNT', 'PALISADE_ENVIRONMENT', 'PALISADE_ZONE_ID']

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(`${name}=${process.env[name]}\n`)
  for (const path of globSync(sources, { cwd: root }).sort())
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** The file that holds the rights of the stacks as they are now; made where it is missing, which takes some seconds. */
export const rightsFile = async (): Promise<string> => {
  const file = join(root, `.cache/rights-${fingerprint()}.json`)
  if (!existsSync(file)) {
    const program = fileURLToPath(new URL('synthesize.ts', import.meta.url))
    await promisify(execFile)(process.execPath, ['--no-warnings', program, file])
  }
  return file
}

/** Reads the rights that a file holds. */
export const readRightsFile = (file: string): Rights => JSON.parse(readFileSync(file, 'utf8'))

/** What every function of the stacks, as they are now, has and may do. */
export const deployedRights = async (): Promise<Rights> => readRightsFile(await rightsFile())
