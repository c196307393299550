import { generatedPython } from './generatedPython.ts'
import type { Finding, Judge } from './judge.ts'

const complaint = /^\[\w+\] (WARN|ERROR) +(\S+) - (.*)$/gm

/** What openapi-generator complains of while it makes a Python client of the document. */
export const openApiGenerator: Judge = {
  name: 'openapi-generator',
  tool: 'openapi-generator 7.19.0',
  async judge(court) {
    const { said } = await generatedPython(court)
    const log = `${said.stdout}\n${said.stderr}`
    const told = [...log.matchAll(complaint)].map(
      ([, rule = '', at = '', says = '']): Finding => ({ rule, at: `${at} ${says}`, says }),
    )
    const findings = [...new Map(told.map((finding) => [finding.at, finding])).values()]
    if (said.code !== 0) findings.push({ rule: 'generate', at: 'openapi.json', says: log.trim().slice(-300) })
    return { findings, saw: `${log.match(/models\/\w+\.py$/gm)?.length ?? 0} models` }
  },
}
