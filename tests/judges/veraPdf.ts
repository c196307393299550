import { fileURLToPath } from 'node:url'
import type { Judge } from './judge.ts'
import { jars, run } from './tool.ts'

/**
 * Whether documents can be read by everybody, and archive copies by everybody in decades: veraPDF holds each against PDF/UA-1 or
 * PDF/A-3a. Needs Java and Maven.
 */
export const veraPdf: Judge = {
  name: 'verapdf',
  tool: 'veraPDF 1.26.5',
  judge: async (court) => {
    const folder = await jars(court.tools, 'verapdf/pom.xml')
    const documents = await court.documents()
    const program = fileURLToPath(new URL('./verapdf/Judge.java', import.meta.url))
    const files = documents.flatMap(({ file, flavour }) => [flavour, file])
    const { code, stdout, stderr } = await run('java', ['-cp', `${folder}/*`, program, ...files])
    if (code !== 0) throw new Error(stderr)
    const names = new Map(documents.map(({ name, file }) => [file, name]))
    const findings = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [file = '', rule = '', says = ''] = line.split('\t')
        return { rule, at: names.get(file) ?? file, says }
      })
    return { findings, saw: `${documents.length} documents` }
  },
}
