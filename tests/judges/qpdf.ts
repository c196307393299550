import { type Finding, type Judge, NotJudged } from './judge.ts'
import { isInstalled, run, versionOf } from './tool.ts'

/** Whether documents are whole: qpdf reads each to its end. It comes with the system. */
export const qpdf: Judge = {
  name: 'qpdf',
  tool: 'qpdf of this machine',
  judge: async (court) => {
    if (!(await isInstalled('qpdf'))) throw new NotJudged('qpdf is not installed; "apt-get install qpdf" brings it.')
    const documents = await court.documents()
    const findings: Finding[] = []
    for (const { name, file } of documents) {
      const { code, stdout, stderr } = await run('qpdf', ['--check', file])
      // 2: errors, 3: warnings.
      if (code === 0) continue
      const says = stderr.trim() || stdout.trim()
      findings.push({ rule: code === 3 ? 'warning' : 'error', at: name, says: says.split('\n')[0] ?? '' })
    }
    return { findings, saw: `${documents.length} documents`, version: await versionOf('qpdf') }
  },
}
