import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * Zod brings its messages along in 50 languages, 280 KB of them; the platform's texts are in its locale files. And it reads
 * JSON Schema, which no function does.
 */
const leanZod: Plugin = {
  name: 'lean-zod',
  setup: ({ onLoad }) => {
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: "export { default as en } from './en.js'" }))
    onLoad({ filter: /zod\/v4\/classic\/from-json-schema\.js$/ }, () => ({
      contents: 'export const fromJSONSchema = undefined',
    }))
  },
}

/** Where `lean/electrodbNeeds.ts` lays what electrodb uses of the SDK. */
const laid = "module.exports = (globalThis[Symbol.for('electrodb.needs')] ??= {})"

const electrodbNeeds: Readonly<Record<string, string>> = {
  '@aws-sdk/lib-dynamodb': laid,
  '@aws-sdk/util-dynamodb': laid,
  // Checks the definitions of entities, with each cold start again; every test has checked the same definitions.
  jsonschema: `exports.Validator = class { addSchema() {} validate() { return { errors: [] } } }
    exports.Validator.prototype.customFormats = {}`,
}

/** electrodb asks for far more of its dependencies than it uses: that was half of a cold start. */
const leanElectrodb: Plugin = {
  name: 'lean-electrodb',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(@aws-sdk\/(lib|util)-dynamodb|jsonschema)$/ }, ({ path, importer }) =>
      /electrodb\/src\/\w+\.js$/.test(importer) ? { path, namespace: 'electrodb-needs' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'electrodb-needs' }, ({ path }) => ({ contents: electrodbNeeds[path] ?? '' }))
    // Several entities as one service: the storage module has no use for it.
    onLoad({ filter: /electrodb\/src\/service\.js$/ }, () => ({ contents: 'exports.Service = class {}' }))
    onLoad({ filter: /functions\/_platform\/storage\/client\.ts$/ }, ({ path }) => ({
      contents: `import '#cdk/lean/electrodbNeeds.ts'\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    }))
  },
}

/** What keeps unused parts of dependencies out of the bundles. */
export const leanDependencies: Plugin[] = [leanZod, leanElectrodb]
