import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from './testing/scratch.ts'

const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/zod': { version },
      'node_modules/@dynoxide/linux-x64': { version: '1', optional: true },
    },
  })

/** A clone whose lockfile wants zod 4, with zod of `installed` in node_modules. */
const aClone = (installed?: string): string => {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'cdk/local'), { recursive: true })
  copyFileSync(new URL('./setup.mjs', import.meta.url), join(folder, 'cdk/local/setup.mjs'))
  writeFileSync(join(folder, 'package-lock.json'), lockOf('4.0.0'))
  if (installed !== undefined) {
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), lockOf(installed))
  }
  return folder
}

/** Runs the set-up with an npm that prints `says`, writes down that it ran, and ends with 1 when it said anything. */
const setUp = (folder: string, says = '', more: { node?: string; dynamodb?: string; path?: string } = {}) => {
  const npm = join(folder, 'npm.cjs')
  writeFileSync(
    npm,
    `require('fs').mkdirSync('node_modules', { recursive: true }); require('fs').writeFileSync('ran', process.argv[2]);
     process.stderr.write(${JSON.stringify(says)}); process.exit(${says === '' ? 0 : 1})`,
  )
  const preload = join(folder, 'preload.cjs')
  writeFileSync(preload, more.node ? `Object.defineProperty(process.versions, 'node', { value: '${more.node}' })` : '')
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...env } = process.env
  const result = spawnSync(process.execPath, ['--require', preload, join(folder, 'cdk/local/setup.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      ...(more.path && { PATH: more.path }),
      npm_execpath: npm,
      AWS_ENDPOINT_URL_DYNAMODB: more.dynamodb ?? 'http://127.0.0.1:8000',
    },
  })
  return { status: result.status, out: result.stdout, err: result.stderr.trim(), ran: existsSync(join(folder, 'ran')) }
}

test('installs once on a fresh clone, then is silent', () => {
  const folder = aClone()
  expect(setUp(folder)).toMatchObject({ status: 0, ran: true, out: expect.stringContaining('Installing packages') })
  expect(setUp(folder)).toMatchObject({ status: 0, out: '', err: '' })
})

test('what is installed as locked is left alone', () => {
  expect(setUp(aClone('4.0.0'))).toMatchObject({ status: 0, ran: false, out: '', err: '' })
})

test('installs when the lockfile wants another version', () => {
  expect(setUp(aClone('3.0.0'))).toMatchObject({ status: 0, ran: true })
})

test('the lockfile names every part of every package, also those of other machines: else a fresh clone cannot install', () => {
  type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  const isThere = (name: string, path: string): boolean =>
    `${path}/node_modules/${name}`.replace(/^\//, '') in packages ||
    (path !== '' && isThere(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))))
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isThere(name, path))
      .map((name) => `${name} of ${path}`),
  )
  expect(missing).toEqual([])
})

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry',
    /registry does not answer: connect to the network/,
  ],
  ['npm error code EUSAGE', /package.json and package-lock.json disagree: run "npm install"/],
  ['npm error code ENOSPC', /The disk is full: free/],
  ['npm error code EACCES', /may not write to .*node_modules/],
  ['npm error code ETARGET\nnpm error notarget No matching version found for zod@9', /lacks a package .*zod@9/],
  ['npm error Something else', /"npm ci" failed: Something else\.$/],
])('npm saying %j is told in one sentence', (says, sentence) => {
  const { status, err } = setUp(aClone(), says)
  expect(status).toBe(1)
  expect(err).toMatch(sentence)
  expect(err.split('\n')).toHaveLength(1)
})

test('a Node that is too old is told what to install', () => {
  const { status, err } = setUp(aClone('4.0.0'), '', { node: '16.20.2' })
  expect([status, err]).toEqual([
    1,
    'Node 16.20.2 is too old: install Node 18 or newer (https://nodejs.org) and run the command again.',
  ])
})

test('a machine for which there is no emulator, with neither Java nor Docker, is told what to install', () => {
  const { status, err } = setUp(aClone('4.0.0'), '', { dynamodb: '', path: '/nowhere' })
  expect([status, err]).toEqual([
    1,
    `No DynamoDB runs on ${process.platform}-${process.arch} by itself: start Docker, or install Java 17 and Maven, and run the command again.`,
  ])
})

test.each(['npm', 'docker'])('a machine that gets its DynamoDB by %s is silent', (program) => {
  const folder = aClone('4.0.0')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const emulator = `.cache/emulator/node_modules/@dynoxide/${process.platform}-${process.arch}`
  const does = program === 'npm' ? `/bin/mkdir -p ${emulator}; : > ${emulator}/dynoxide` : 'exit 0'
  writeFileSync(join(bin, program), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  expect(setUp(folder, '', { dynamodb: '', path: bin })).toMatchObject({ status: 0, out: '', err: '' })
})
