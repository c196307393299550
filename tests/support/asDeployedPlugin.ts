import type { Plugin } from 'vite'

const entry = /\/functions\/([a-z]+)\/(index|worker)\.ts$/

/** Has each service's handler, wherever a test imports it from, run as its deployed function does. */
export const asDeployedPlugin = (): Plugin => ({
  name: 'palisade:as-deployed',
  enforce: 'pre',
  transform(code, id) {
    const [, service, purpose] = entry.exec(id) ?? []
    if (service === undefined) return undefined
    const own = 'export const handler ='
    if (code.split(own).length !== 2) throw new Error(`${id} does not export its handler as all others do.`)
    return {
      code: `import { asDeployed } from '#tests/support/deployed.ts'\n${code.replace(own, 'const ownHandler =')}\nexport const handler = asDeployed('${service}', '${purpose}', ownHandler)\n`,
      map: null,
    }
  },
})
