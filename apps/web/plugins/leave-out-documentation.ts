import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

/** Of an operation, what only the API's document says. */
const documentation = new Set(['operationId', 'summary', 'description']);

type Edit = readonly [start: number, end: number, replacement?: string];

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name;

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier'
    ? property.key.name
    : undefined;

/** The documentation of `endpoint(method, url, { … })`. */
function inEndpoint({ arguments: [, , schema] }: ESTree.CallExpression): Edit[] {
  if (schema?.type !== 'ObjectExpression') return [];
  const { properties, end } = schema;
  return properties.flatMap((property, index) => {
    if (!documentation.has(nameOf(property) ?? '')) return [];
    return [[property.start, properties[index + 1]?.start ?? end - 1]];
  });
}

/** The tag of `endpointsOf('…')`. */
function inEndpointsOf({ arguments: [tag] }: ESTree.CallExpression): Edit[] {
  return tag ? [[tag.start, tag.end]] : [];
}

/** All but the schema of `describe(schema, '…')`. */
function aroundDescribed({ start, end, arguments: [schema] }: ESTree.CallExpression): Edit[] {
  if (!schema) return [];
  return [
    [start, schema.start],
    [schema.end, end],
  ];
}

/** `z.object({ … })` for `namedObject('…', { … })`. */
function forNamedObject({ start, arguments: [, shape] }: ESTree.CallExpression): Edit[] {
  return shape ? [[start, shape.start, 'z.object(']] : [];
}

/** A module of contracts without what only the API's document says; types and checks are the same. */
export function withoutDocumentation(file: string, code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      if (isCallOf(call, 'endpoint')) edits.push(...inEndpoint(call));
      // Clients parse successful responses only.
      else if (isCallOf(call, 'answersWith')) edits.push([call.start, call.end, '{}']);
      else if (isCallOf(call, 'endpointsOf')) edits.push(...inEndpointsOf(call));
      else if (isCallOf(call, 'describe')) edits.push(...aroundDescribed(call));
      else if (isCallOf(call, 'namedObject')) edits.push(...forNamedObject(call));
    },
  });
  visitor.visit(parseSync(file, code).program);
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, by = '']) => rest.slice(0, start) + by + rest.slice(end), code);
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
