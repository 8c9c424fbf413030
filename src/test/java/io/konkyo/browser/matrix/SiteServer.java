package io.konkyo.browser.matrix;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Serves a finished site to this machine, and remembers what was asked for. */
final class SiteServer implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css",
          "js", "text/javascript",
          "svg", "image/svg+xml",
          "json", "application/json");

  private final Path folder;
  private final HttpServer server;
  private final List<String> missed = new CopyOnWriteArrayList<>();
  private final List<String> served = new CopyOnWriteArrayList<>();

  private SiteServer(Path folder, HttpServer server) {
    this.folder = folder;
    this.server = server;
  }

  /** Starts to serve a folder, at a port that is free. */
  static SiteServer of(Path folder) {
    try {
      InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      SiteServer site = new SiteServer(folder, HttpServer.create(address, 0));
      site.server.createContext("/", site::answer);
      site.server.start();
      return site;
    } catch (IOException e) {
      throw new UncheckedIOException("a server for the site", e);
    }
  }

  /** Returns the address of the site's root, ending in a slash. */
  String root() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  /** Returns the paths that were asked for and are there. */
  List<String> served() {
    return served;
  }

  /** Returns the paths that were asked for and are not there. */
  List<String> missed() {
    return missed;
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(1);
    Path file = folder.resolve(path).normalize();
    boolean there = file.startsWith(folder) && Files.isRegularFile(file);
    (there ? served : missed).add(path);
    byte[] body = there ? Files.readAllBytes(file) : new byte[0];
    String kind = path.substring(path.lastIndexOf('.') + 1);
    exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(kind, "text/plain"));
    exchange.sendResponseHeaders(there ? 200 : 404, body.length == 0 ? -1 : body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
