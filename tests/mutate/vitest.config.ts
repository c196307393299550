import { defineConfig } from 'vitest/config'
import { asDeployedPlugin } from '../support/asDeployedPlugin.ts'

/** The tests of the house, as long as none fails. */
export default defineConfig({
  plugins: [asDeployedPlugin()],
  test: {
    root: process.cwd(),
    bail: 1,
    // What was transformed is kept by its file, which a mutant does not change.
    fsModuleCache: false,
    globalSetup: ['tests/support/makeRights.ts'],
    setupFiles: ['tests/support/leaveNothing.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: [{}],
    env: { LOG_LEVEL: 'silent', PALISADE_WEATHER: '1:always' },
    include: ['**/*.test.ts'],
  },
})
