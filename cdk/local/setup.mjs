/**
 * Makes a clone ready to run: the right Node, the packages of the lockfile, an emulator for this machine. It runs before
 * every npm script on whatever Node is there, so it is plain JavaScript without newer syntax; with nothing to do it is
 * silent and takes a few milliseconds. Each failure is one sentence that says what to do.
 */
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 must get far enough to say that it is too old
import { spawnSync } from 'child_process'
// biome-ignore lint/style/useNodejsImportProtocol: see above
import { createHash } from 'crypto'
// biome-ignore lint/style/useNodejsImportProtocol: see above
import { existsSync, readFileSync, rmSync, writeFileSync } from 'fs'
// biome-ignore lint/style/useNodejsImportProtocol: see above
import { dirname, join } from 'path'
// biome-ignore lint/style/useNodejsImportProtocol: see above
import { fileURLToPath } from 'url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const at = (path) => join(root, path)
const stamp = at('node_modules/.palisade-install')

const stop = (sentence) => {
  process.stderr.write(`\n${sentence}\n\n`)
  process.exit(1)
}

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(at(path), 'utf8'))
  } catch (_error) {
    return undefined
  }
}

/** What npm says went wrong, as a sentence. */
const explain = (output) => {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(output))
    return 'The packages could not be fetched because the npm registry does not answer: connect to the network (or set the proxy and registry with "npm config") and run the command again.'
  if (/EUSAGE|in sync/i.test(output))
    return 'package.json and package-lock.json disagree: run "npm install" and commit the lockfile.'
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1.5 GB and run the command again.'
  if (/EACCES|EPERM/.test(output))
    return `This user may not write to ${at('node_modules')}: give it back to this user (chown) and run the command again.`
  if (/ETARGET|E404/.test(output))
    return `The npm registry lacks a package of the lockfile (${(/notarget (.*)|404 +(.*)/.exec(output) || [''])[0].trim()}): use a registry that has it, with "npm config set registry".`
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  return `"npm ci" failed: ${(lines[0] || output.trim().split('\n').pop() || 'no reason given').replace(/^npm (error|ERR!) */, '')}.`
}

const lockfile = existsSync(at('package-lock.json')) ? readFileSync(at('package-lock.json')) : undefined
const major = Number(process.versions.node.split('.')[0])
if (major < 18)
  stop(
    `Node ${process.versions.node} is too old: install Node 18 or newer (https://nodejs.org) and run the command again.`,
  )
if (lockfile === undefined)
  stop(`package-lock.json is missing in ${root}: get it back with "git checkout package-lock.json".`)

const fingerprint = createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex')

/** Whether node_modules holds exactly the versions of the lockfile, whoever installed them. */
const installedAsLocked = () => {
  const wanted = JSON.parse(lockfile.toString('utf8')).packages
  const installed = readJson('node_modules/.package-lock.json')
  if (installed === undefined) return false
  const present = installed.packages
  return Object.keys(wanted).every((path) => {
    if (path === '') return true
    if (present[path] === undefined) return wanted[path].optional === true || wanted[path].devOptional === true
    return present[path].version === wanted[path].version
  })
}

/** What draws documents is machine code. Without it everything runs but the documents, which show as failed. */
const tellOfMissingCompiler = () => {
  const { platform, arch } = process
  const kinds = { darwin: `darwin-${arch}`, linux: `linux-${arch}-gnu`, win32: `win32-${arch}-msvc` }
  const part = `node_modules/@myriaddreamin/typst-ts-node-compiler-${kinds[platform]}`
  const wanted = JSON.parse(lockfile.toString('utf8')).packages[part]
  if (wanted === undefined || existsSync(at(part))) return
  process.stdout.write(
    `The npm registry lacks ${part.slice('node_modules/'.length)}@${wanted.version}: documents will show as failed here.\n`,
  )
}

const stamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
if (!stamped) {
  if (!installedAsLocked()) {
    process.stdout.write('Installing packages (once, about a minute) ...\n')
    const npm = process.env.npm_execpath
    // npm waits half a minute between its tries; without a network nobody should sit through that.
    const ci = ['ci', '--no-audit', '--no-fund', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }
    const result = npm
      ? spawnSync(process.execPath, [npm, ...ci], options)
      : spawnSync(
          'npm',
          ['ci', '--no-audit', '--no-fund'],
          Object.assign({ shell: process.platform === 'win32' }, options),
        )
    if (result.error)
      stop(`npm could not be started (${result.error.message}): install Node with npm from https://nodejs.org.`)
    if (result.status !== 0) stop(explain(`${result.stderr}${result.stdout}`))
  }
  const node = spawnSync(at('node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })
  if (!(Number(String(node.stdout).slice(1).split('.')[0]) >= 24) && major < 24)
    stop(
      'The Node 24 that comes with the packages is not there: run "npm rebuild node" with install scripts allowed, or install Node 24 (https://nodejs.org).',
    )
  tellOfMissingCompiler()
  writeFileSync(stamp, fingerprint)
}

const platform = `${process.platform}-${process.arch}`
const program = `@dynoxide/${platform}/dynoxide${process.platform === 'win32' ? '.exe' : ''}`
const kept = at('.cache/emulator')
const jars = at('.cache/dynamodb-local')

const works = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300000, shell: process.platform === 'win32' }).status === 0

/** The emulator made for this machine, where the registry has it: the lockfile names the one of most machines alone. */
const fetchEmulator = () => {
  const { version } = JSON.parse(lockfile.toString('utf8')).packages['node_modules/@dynoxide/linux-x64'] || {}
  if (version === undefined) return false
  const wanted = `@dynoxide/${platform}@${version}`
  return (
    works('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', kept, wanted]) &&
    existsSync(join(kept, 'node_modules', program))
  )
}

/** DynamoDB Local as jars, where Java and Maven are; all of them or none. */
const fetchJars = () => {
  const goal = ['-q', '-B', '-f', at('tests/judges/dynamodb/pom.xml'), 'dependency:copy-dependencies']
  const isFetched =
    works('java', ['-version']) && works('mvn', [...goal, '-DincludeScope=runtime', `-DoutputDirectory=${jars}`])
  if (!isFetched) rmSync(jars, { recursive: true, force: true })
  return isFetched
}

const isThere =
  existsSync(at(join('node_modules', program))) || existsSync(join(kept, 'node_modules', program)) || existsSync(jars)
if (
  !isThere &&
  !process.env.AWS_ENDPOINT_URL_DYNAMODB &&
  !fetchEmulator() &&
  !fetchJars() &&
  !works('docker', ['info'])
)
  stop(
    `No DynamoDB runs on ${platform} by itself: start Docker, or install Java 17 and Maven, and run the command again.`,
  )
