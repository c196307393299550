import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `vite` sends API calls while developing the screens alone; the local platform serves both on one port. */
const gateway = process.env.PALISADE_GATEWAY ?? 'http://127.0.0.1:3000'

/** The build's name: what `/version.json` says and what an open tab compares itself with every minute. */
const version = process.env.PALISADE_VERSION ?? new Date().toISOString()

export default defineConfig({
  root: import.meta.dirname,
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    {
      name: 'version-file',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
      },
    },
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    allowedHosts: ['.localhost'],
    proxy: { '/api': { target: gateway, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
})
