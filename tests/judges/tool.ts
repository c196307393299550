import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NotJudged } from './judge.ts'

/** What a program said and how it ended. */
export interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  /** How long it may take before it is ended; no judge takes as long on a machine that does something else as well. */
  readonly minutes?: number
}

/** Runs a program to its end, however that is; throws NotJudged where there is no such program, an error when it hangs. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env, input, minutes = 20 }: RunOptions = {},
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
    const patience = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`${command} did not end in ${minutes} minutes.`))
    }, minutes * 60_000)
    const said = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => {
      said.stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      said.stderr += chunk
    })
    child.on('error', () => {
      clearTimeout(patience)
      reject(new NotJudged(`${command} is not installed.`))
    })
    child.on('close', (code) => {
      clearTimeout(patience)
      resolve({ code: code ?? 1, ...said })
    })
    // A program may end without having read what it was given.
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
  })

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const lastLine = ({ stdout, stderr }: Said): string =>
  `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .at(-1) ?? ''

type Fetch = (file: string, folder: string) => Promise<Said>

const fetching = new Map<string, Promise<string>>()

/** Makes a folder of tools once for each content of the file that lists them; judges who share it wait for each other. */
const fetched = (tools: string, list: string, fetch: Fetch): Promise<string> => {
  const before = fetching.get(list) ?? fetchOnce(tools, list, fetch)
  fetching.set(list, before)
  return before
}

const fetchOnce = async (tools: string, list: string, fetch: Fetch): Promise<string> => {
  const file = here(list)
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
  const folder = join(tools, `${list.replaceAll(/[^\w.-]/g, '-')}-${digest}`)
  const mark = join(folder, 'fetched')
  if (existsSync(mark)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const said = await fetch(file, folder)
  if (said.code !== 0) throw new NotJudged(`what ${list} lists could not be fetched: ${lastLine(said)}`)
  writeFileSync(mark, '')
  return folder
}

const neededJava = 17

/** Throws NotJudged where Java is missing or too old. */
export const needJava = async (): Promise<void> => {
  const { stderr } = await run('java', ['-version'])
  const version = Number(/version "(\d+)/.exec(stderr)?.[1])
  if (!(version >= neededJava))
    throw new NotJudged(`it needs Java ${neededJava}, and here is ${stderr.split('\n')[0] || 'none'}.`)
}

/** The folder of the jars that a `pom.xml` beside this file lists; needs Java and Maven. */
export const jars = async (tools: string, pom: string): Promise<string> => {
  await needJava()
  return fetched(tools, pom, async (file, folder) => {
    const project = `${folder}.project`
    mkdirSync(project, { recursive: true })
    cpSync(file, join(project, 'pom.xml'))
    const goal = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${folder}`]
    const said = await run('mvn', goal, { cwd: project })
    rmSync(project, { recursive: true, force: true })
    return said
  })
}

/** Optimized for its profile where a distribution has built it; what a version manager has built runs a fifth slower. */
const systemPython = '/usr/bin/python3'

const environment = async (folder: string): Promise<Said> => {
  const args = ['-m', 'venv', '--clear', folder]
  const made = existsSync(systemPython) ? await run(systemPython, args) : undefined
  return made?.code === 0 ? made : run('python3', args)
}

/** The folder of programs (`bin`) of a Python environment with what a `requirements.txt` beside this file lists. */
export const python = async (tools: string, requirements: string): Promise<string> => {
  const folder = await fetched(tools, requirements, async (file, into) => {
    const made = await environment(into)
    if (made.code !== 0) return made
    return run(join(into, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '-r', file])
  })
  return join(folder, 'bin')
}

/**
 * The `node_modules` that the `package.json` of a folder beside this file asks for, to the letter of its lockfile. No
 * package runs a script as it is installed.
 */
export const packages = async (tools: string, folder: string): Promise<string> => {
  const into = await fetched(tools, `${folder}/package-lock.json`, (lockfile, project) => {
    cpSync(join(dirname(lockfile), 'package.json'), join(project, 'package.json'))
    cpSync(lockfile, join(project, 'package-lock.json'))
    return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: project })
  })
  return join(into, 'node_modules')
}

/** What a program of this machine says its version is, in the first line it says. */
export const versionOf = async (command: string): Promise<string> => {
  const { stdout, stderr } = await run(command, ['--version'])
  return (stdout.trim() || stderr.trim()).split('\n')[0] ?? ''
}

/** Whether a program is installed. */
export const isInstalled = async (command: string): Promise<boolean> =>
  (await run('sh', ['-c', 'command -v "$0"', command])).code === 0
