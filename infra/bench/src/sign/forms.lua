-- Posts forms, each as from a network of its own.
-- Arguments: the path to post to, and either the file whose lines are sent until the last one, or
-- `new` and a prefix that no other process has: then each form has another address.
dofile(debug.getinfo(1, 'S').source:match('@(.*/)') .. '../shared/report.lua')

local path, lines, line, prefix = nil, nil, nil, nil
local sent = 0
local headers = { ['content-type'] = 'application/json' }
local form = '{"firstName":"Ada","lastName":"Lovelace","email":"ada@%s-%d.org","country":"NL","traces":{"filledInMs":20000}}'

init = function(args)
  path = args[1]
  if args[2] == 'new' then prefix = args[3] else lines = io.lines(args[2]) end
  math.randomseed(os.time())
end

local function next_form()
  if prefix == nil then return lines and lines() end
  sent = sent + 1
  return string.format(form, prefix, sent)
end

request = function()
  local next = next_form()
  if next == nil then
    lines = nil
    wrk.thread:stop()
  else
    line = next
  end
  local byte = math.random
  headers['x-forwarded-for'] = string.format('10.%d.%d.%d', byte(0, 255), byte(0, 255), byte(0, 255))
  return wrk.format('POST', path, headers, line)
end
