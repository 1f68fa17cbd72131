export { type Config, ConfigError, LOG_LEVELS, type LogLevel, readConfig, SETTINGS, settingsHelp } from './config.ts'
export { type RunningServer, startServer } from './start.ts'
export { StoreError } from './store/rows.ts'
export type { ServeClient } from './web/server.ts'
