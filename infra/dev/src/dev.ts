import { sourceApps } from './apps.ts';
import { runStack } from './stack.ts';

await runStack({ commands: sourceApps, environment: 'development', build: false });
