import { builtApps } from './apps.ts';
import { runStack } from './stack.ts';

await runStack({ commands: builtApps, environment: 'production', build: true });
