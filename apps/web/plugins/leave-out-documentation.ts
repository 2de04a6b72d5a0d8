import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

/** Of an operation, what only the API's document says. */
const documentation = new Set(['operationId', 'summary', 'description', 'tags']);

type Range = readonly [start: number, end: number];

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name;

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier'
    ? property.key.name
    : undefined;

/** The documentation of `endpoint({ schema: { … } })`. */
function inEndpoint({ arguments: [definition] }: ESTree.CallExpression): Range[] {
  if (definition?.type !== 'ObjectExpression') return [];
  const schema = definition.properties.find((property) => nameOf(property) === 'schema');
  if (schema?.type !== 'Property' || schema.value.type !== 'ObjectExpression') return [];
  const { properties, end } = schema.value;
  return properties.flatMap((property, index) => {
    if (!documentation.has(nameOf(property) ?? '')) return [];
    return [[property.start, properties[index + 1]?.start ?? end - 1]];
  });
}

/** All but the schema of `described(schema, '…')`. */
function aroundDescribed({ start, end, arguments: [schema] }: ESTree.CallExpression): Range[] {
  if (!schema) return [];
  return [
    [start, schema.start],
    [schema.end, end],
  ];
}

/** The end of `schema.register(z.globalRegistry, { … })`. */
function inRegister({ end, callee, arguments: [registry] }: ESTree.CallExpression): Range[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (callee.property.name !== 'register' || registry?.type !== 'MemberExpression') return [];
  const { property } = registry;
  const isGlobal = property.type === 'Identifier' && property.name === 'globalRegistry';
  return isGlobal ? [[callee.object.end, end]] : [];
}

/** A module of contracts without what only the API's document says; types and checks are the same. */
export function withoutDocumentation(file: string, code: string): string {
  const left: Range[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      if (isCallOf(call, 'endpoint')) left.push(...inEndpoint(call));
      else if (isCallOf(call, 'described')) left.push(...aroundDescribed(call));
      else left.push(...inRegister(call));
    },
  });
  visitor.visit(parseSync(file, code).program);
  return left
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
}

/** Browsers are not sent the words of the API's document, which are a thirtieth of the first page. */
export function leaveOutDocumentation(): Plugin {
  return {
    name: 'kga:leave-out-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/[^?]+\.ts$/ },
      handler: (code, id) => ({ code: withoutDocumentation(id, code), map: null }),
    },
  };
}
