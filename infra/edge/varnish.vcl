# A cache in front of web (SHARED_CACHE=on), as a CDN would be: pages and public answers of the api are
# shared by all visitors for as long as their headers say.
vcl 4.1;

import std;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
}

# Who may purge: the worker.
acl purgers {
	"localhost";
}

sub vcl_recv {
	# What has one of these keys is fetched again (PURGE_KIND=purge).
	if (req.method == "PURGE") {
		if (client.ip !~ purgers) {
			return (synth(403));
		}
		ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
		return (synth(200));
	}
	# Event streams are passed on as they come.
	if (req.url ~ "^/api/[^?]*/stream(\?|$)") {
		return (pipe);
	}
	# Pages are the same whatever the cookies. Those of the api are for its private routes, which
	# Varnish passes on because they have cookies.
	if (req.url !~ "^/api/") {
		unset req.http.Cookie;
	}
}

sub vcl_backend_response {
	# Varnish 7.1 does not read it from the headers; later versions do.
	if (beresp.http.Cache-Control ~ "stale-while-revalidate=[0-9]+") {
		set beresp.grace = std.duration(
			regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 10s);
	}
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
}
